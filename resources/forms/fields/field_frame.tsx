import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ElementDefinition } from '#kernel/content/element_definition'
import type { Finding } from '#kernel/rules/finding'
import { say } from '#resources/app/language'
import { Hidden } from '#resources/kit/hidden'
import { colour } from '#resources/kit/theme/tokens'
import { ElementHelp } from './element_help'
import { useElementNumbers } from './element_numbers'
import { FieldMessages } from './field_messages'
import { isRequired } from './is_required'

const Head = styled('div')({ display: 'flex', alignItems: 'baseline', gap: 5, marginBottom: 4 })
const Label = styled('label')({
  'display': 'flex',
  'gap': 5,
  'minWidth': 0,
  'position': 'relative',
  'fontSize': 12,
  'fontWeight': 550,
  'color': colour.ink2,
  'whiteSpace': 'nowrap',
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& b': { color: colour.red, fontWeight: 550, flex: 'none' },
})
const Number = styled(ButtonBase)({
  'font': 'inherit',
  'marginLeft': 'auto',
  'paddingLeft': 4,
  'fontSize': 11,
  'fontWeight': 450,
  'color': colour.ink3,
  'flex': 'none',
  '&:hover': { color: colour.accent },
})

interface FieldFrameProps {
  id: string
  element: ElementDefinition
  findings: readonly Finding[]
  children: ReactNode
}

/**
 * Label above with the element number at the right, the box, and what the rules say under it. The
 * number, or F1 in the box, tells what the catalogue knows of the element.
 */
export function FieldFrame({ id, element, findings, children }: FieldFrameProps) {
  const { t } = useTranslation()
  const shown = useElementNumbers()
  const number = useRef<HTMLButtonElement>(null)
  const [helps, setHelps] = useState(false)
  const name = say(element.name)
  const help = say(element.help)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'F1') return
    event.preventDefault()
    setHelps(true)
  }
  return (
    <div style={{ display: 'contents' }} onKeyDown={onKey}>
      <Head>
        <Label htmlFor={id} title={help ? `${name}\n${help}` : name}>
          <span>{say(element.label ?? element.name)}</span>
          {isRequired(element, findings) && <b aria-hidden>*</b>}
          <Hidden> {element.id}</Hidden>
        </Label>
        <Number
          ref={number}
          className="num"
          tabIndex={-1}
          aria-label={`${element.id} ${t('forms.help.title')}`}
          title={`${element.id} ${t('forms.help.title')} (F1)`}
          onClick={() => setHelps(true)}
        >
          {shown ? element.id : '?'}
        </Number>
      </Head>
      {children}
      <FieldMessages id={`${id}-messages`} findings={findings} />
      {helps && (
        <ElementHelp element={element} anchor={number.current} onClose={() => setHelps(false)} />
      )}
    </div>
  )
}
