import Popper from '@mui/material/Popper'
import { useMemo, useRef, type KeyboardEvent } from 'react'
import type { Catalogue } from '#kernel/case/content/catalogue'
import { nullFlavorOf } from '#kernel/case/content/leaf'
import type { Suggests } from '#kernel/case/forms/page_layout'
import { currentLanguage } from '#resources/app/language'
import { useForms } from '../catalogue/forms_context'
import { choicesOf, type Choice } from '../codes/search_codes'
import { useCombobox } from '../codes/use_combobox'
import type { WidgetProps } from '../fields/field_props'
import { leafOfText, textOf } from '../leaf/leaf_text'
import { Aside, Input } from './box'
import { CodeList } from './code_list'
import { counterText } from './counter_text'
import { NullFlavourBox } from './null_flavour'
import { usePlaceholder } from './use_placeholder'

const NONE: readonly Choice[] = []

/** A text for which names are offered, in the language of the screen; any other text may be typed. */
export function SuggestWidget(props: WidgetProps) {
  const { id, element, field, leaf, onLeaf, onRefuse, siblingOf, context, describedBy, state } =
    props
  const { catalogue } = useForms()
  const language = currentLanguage()
  const list = listOf(catalogue, field.suggests, (other) => textOf(siblingOf(other)))
  const choices = useMemo(
    () => (list ? choicesOf(list).map((choice) => ({ ...choice, code: choice[language] })) : NONE),
    [list, language]
  )
  const box = useRef<HTMLInputElement>(null)
  const combo = useCombobox(choices, {
    codeOf: (text) => choices.find(({ en, zh }) => [en, zh].includes(text))?.code ?? text,
    onText: (text) => onLeaf(leafOfText(text)),
    onRefuse,
    isFree: true,
  })
  const isOpen = combo.open && combo.found.length > 0
  const text = textOf(leaf)
  const counter = counterText(combo.typed ?? text, element.maxLength)
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
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen ? `${id}-list-${combo.at}` : undefined}
        aria-autocomplete="list"
        aria-invalid={state === 'error'}
        aria-describedby={describedBy}
        autoComplete="off"
        readOnly={context.readOnly}
        value={combo.typed ?? text}
        placeholder={usePlaceholder(leaf)}
        onClick={context.readOnly ? undefined : combo.show}
        onBlur={combo.settle}
        onChange={(event) => combo.type(event.target.value)}
        onKeyDown={context.readOnly ? undefined : onKey}
      />
      {counter && <Aside className="num">{counter}</Aside>}
      <Popper
        open={isOpen}
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
          bare
        />
      </Popper>
    </NullFlavourBox>
  )
}

/** The list whose names are offered now; none where another element does not say which. */
function listOf(
  catalogue: Catalogue,
  suggests: Suggests | undefined,
  textAt: (element: string) => string
) {
  if (!suggests?.by) return catalogue.codeList(suggests?.list)
  const { element, of } = suggests.by
  const text = textAt(element)
  const chosen = catalogue
    .codeList(of)
    ?.codes.find(({ code, name }) => [code, name?.en, name?.zh].includes(text))
  return chosen && catalogue.codeList(`${suggests.list}-${chosen.code}`)
}
