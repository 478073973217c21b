import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { valueOf } from '#kernel/case/content/leaf'
import { onRovingKey } from '#resources/kit/roving'
import { colour } from '#resources/kit/theme/tokens'
import type { WidgetProps } from '../fields/field_props'
import { NullFlavourBox } from './null_flavour'
import { YesWidget } from './yes_widget'

const Choices = styled('div')({ display: 'flex', flex: 1, padding: 3, gap: 3 })
const Choice = styled(ButtonBase)({
  'flex': 1,
  'maxWidth': 96,
  'font': 'inherit',
  'borderRadius': 4,
  'color': colour.ink2,
  '&:hover': { background: colour.lineSoft },
  '&[aria-checked=true]': { background: colour.accentSoft, color: colour.accent, fontWeight: 600 },
})

const ANSWERS = [true, false]

/** Yes or no; where the guide sends only true, a box to tick. */
export function BooleanWidget(props: WidgetProps) {
  const isYesOnly = props.element.booleanValues?.join() === 'true'
  return isYesOnly ? <YesWidget {...props} /> : <YesOrNo {...props} />
}

/**
 * Yes, no, or nothing said; a second choice of the same answer takes it away again. Keys: y or 1, n or 0,
 * Delete; Tab enters once.
 */
function YesOrNo(props: WidgetProps) {
  const { id, element, leaf, onLeaf, context } = props
  const { t } = useTranslation()
  const value = valueOf(leaf)
  const reached = Math.max(0, ANSWERS.indexOf(value as boolean))
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (onRovingKey(event, '[role=radio]') || context.readOnly) return
    if (event.key === 'y' || event.key === '1') onLeaf(true)
    else if (event.key === 'n' || event.key === '0') onLeaf(false)
    else if (event.key === 'Backspace' || event.key === 'Delete') onLeaf(undefined)
  }
  const choose = (answer: boolean) => {
    if (!context.readOnly) onLeaf(value === answer ? undefined : answer)
  }
  return (
    <NullFlavourBox {...props}>
      <Choices
        role="radiogroup"
        aria-label={element.id}
        aria-readonly={context.readOnly}
        onKeyDown={onKey}
      >
        {ANSWERS.map((answer, index) => (
          <Choice
            key={String(answer)}
            id={index === 0 ? id : undefined}
            role="radio"
            aria-checked={value === answer}
            tabIndex={index === reached ? 0 : -1}
            onClick={() => choose(answer)}
          >
            {t(answer ? 'forms.yes' : 'forms.no')}
          </Choice>
        ))}
      </Choices>
    </NullFlavourBox>
  )
}
