import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { nullFlavorOf, valueOf } from '#kernel/case/content/leaf'
import { currentLanguage } from '#resources/app/language'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import { useForms } from '../catalogue/forms_context'
import type { WidgetProps } from '../fields/field_props'
import { Aside } from './box'
import { NullFlavourBox } from './null_flavour'

const Check = styled('label')({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 8,
  'flex': 1,
  'padding': '0 9px',
  'cursor': 'pointer',
  '& input': { width: 16, height: 16, margin: 0, accentColor: colour.accent },
  '& input:focus-visible': { outline: 'none' }, // the box around it shows the focus
  '& input:checked + span': { color: colour.accent, fontWeight: 600 },
})

/**
 * An element of which only yes may be sent: a box to tick, and the null flavour that stands for anything
 * else as a tag beside it. Keys: Space, y or 1 for yes, n or 0 for the null flavour, Delete.
 */
export function YesWidget(props: WidgetProps) {
  const { id, element, leaf, onLeaf, context, describedBy } = props
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const chosen = nullFlavorOf(leaf)
  const [only, ...others] = element.nullFlavors ?? []
  const single = others.length === 0 ? only : undefined
  const onKey = (event: KeyboardEvent) => {
    if (context.readOnly || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'y' || event.key === '1') onLeaf(true)
    else if ((event.key === 'n' || event.key === '0') && single) onLeaf({ nullFlavor: single })
    else if (event.key === 'Backspace' || event.key === 'Delete') onLeaf(undefined)
  }
  const meaning =
    single && `${single} ${catalogue.codeName('null-flavor', single, currentLanguage())}`
  const isSingle = chosen === single
  const tag = single && (chosen === undefined || isSingle) && (
    <Aside>
      <ButtonBase
        tabIndex={-1}
        disabled={context.readOnly}
        aria-pressed={isSingle}
        aria-label={meaning}
        title={`${meaning} (n)`}
        onClick={() => onLeaf(isSingle ? undefined : { nullFlavor: single })}
      >
        <Tag tone={isSingle ? 'blue' : 'grey'}>{single}</Tag>
      </ButtonBase>
    </Aside>
  )
  return (
    <NullFlavourBox {...props} tag={tag}>
      <Check>
        <input
          id={id}
          type="checkbox"
          checked={valueOf(leaf) === true}
          aria-readonly={context.readOnly}
          aria-describedby={describedBy}
          onKeyDown={onKey}
          onChange={({ target: { checked } }) => {
            if (!context.readOnly) onLeaf(checked ? true : undefined)
          }}
        />
        <span aria-hidden>{t('forms.yes')}</span>
        {valueOf(leaf) === false && <Tag tone="red">{t('forms.no')}</Tag>}
      </Check>
    </NullFlavourBox>
  )
}
