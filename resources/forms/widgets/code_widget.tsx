import Popper from '@mui/material/Popper'
import { useMemo, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { nullFlavorOf } from '#kernel/content/leaf'
import { currentLanguage, say } from '#resources/app/language'
import { Icon } from '#resources/kit/icons'
import { useForms } from '../catalogue/forms_context'
import { choicesOf } from '../codes/search_codes'
import { useCombobox } from '../codes/use_combobox'
import { foreignSystemOf, leafOfText, textOf } from '../leaf/leaf_text'
import type { WidgetProps } from '../fields/field_props'
import { Aside, Input } from './box'
import { codeText } from './code_text'
import { CodeList } from './code_list'
import { NullFlavourBox } from './null_flavour'
import { usePlaceholder } from './use_placeholder'

/** A code of a list: found by code, Chinese or English name; a code outside the list is kept and found. */
export function CodeWidget(props: WidgetProps) {
  const { id, element, leaf, onLeaf, context, describedBy, state } = props
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const box = useRef<HTMLInputElement>(null)
  const list = catalogue.codeList(element.codeList)
  const choices = useMemo(() => (list ? choicesOf(list) : []), [list])
  const combo = useCombobox(choices, (text) => onLeaf(leafOfText(text)))
  const named = usePlaceholder(leaf)
  const shown = codeText(catalogue, element, textOf(leaf), currentLanguage())
  const foreign = foreignSystemOf(leaf)
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && combo.typed === null && nullFlavorOf(leaf)) onLeaf(undefined)
    else combo.onKeyDown(event)
  }
  return (
    <NullFlavourBox {...props}>
      <Input
        id={id}
        ref={box}
        role="combobox"
        aria-expanded={combo.open}
        aria-controls={`${id}-list`}
        aria-activedescendant={combo.open ? `${id}-list-${combo.at}` : undefined}
        aria-invalid={state === 'error'}
        aria-describedby={describedBy}
        autoComplete="off"
        readOnly={context.readOnly}
        value={combo.typed ?? shown}
        placeholder={
          named ??
          (list?.licensed ? t('forms.list_not_loaded', { list: say(list.name) }) : undefined)
        }
        onFocus={(event) => event.target.select()}
        onClick={context.readOnly ? undefined : combo.show}
        onBlur={combo.settle}
        onChange={(event) => combo.type(event.target.value)}
        onKeyDown={context.readOnly ? undefined : onKey}
      />
      {foreign && <Aside title={foreign}>{t('forms.other_system')}</Aside>}
      {leaf === undefined && !element.nullFlavors?.length && choices.length > 0 && (
        <Aside>
          <Icon name="chevronDown" size={14} />
        </Aside>
      )}
      <Popper
        open={combo.open && combo.found.length > 0}
        anchorEl={box.current?.parentElement}
        placement="bottom-start"
        sx={{ zIndex: 1500 }}
      >
        <CodeList
          id={`${id}-list`}
          choices={combo.found}
          at={combo.at}
          onChoose={combo.choose}
          width={box.current?.parentElement?.offsetWidth}
        />
      </Popper>
    </NullFlavourBox>
  )
}
