import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import type { Finding } from '#kernel/case/rules/finding'
import { say } from '#resources/app/language'
import { Hidden } from '#resources/kit/hidden'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import { ElementHelp } from '../help/element_help'
import { useElementNumbers } from './element_numbers'
import { FieldMessages } from './field_messages'

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-end',
  alignSelf: 'end',
  gap: 5,
  marginBottom: 4,
})
const Label = styled('label')({
  'minWidth': 0,
  'position': 'relative',
  'fontSize': 12,
  'lineHeight': 1.35,
  'fontWeight': 550,
  'color': colour.ink2,
  'overflowWrap': 'anywhere',
  '& b': { color: colour.accent, fontWeight: 650, marginLeft: 4 },
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
  /** Always, or because the case at hand asks for it. */
  required: boolean
  findings: readonly Finding[]
  /** The value is of a form that the element cannot hold. */
  misshapen: boolean
  /** Nobody has said it: it follows from what is known, until somebody saves it. */
  isProposed: boolean
  /** What was typed and is not taken. */
  refused?: string
  children: ReactNode
}

/**
 * Label above with the element number at the right, the box, and what the rules say under it. The
 * number, or F1 in the box, tells what the catalogue knows of the element.
 */
export function FieldFrame(props: FieldFrameProps) {
  const { id, element, required, findings, misshapen, isProposed, refused, children } = props
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
          {required && <b aria-hidden>*</b>}
          <Hidden> {element.id}</Hidden>
        </Label>
        {isProposed && (
          <Tag tone="blue" title={t('forms.proposed_help')}>
            {t('forms.proposed')}
          </Tag>
        )}
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
      <div>{children}</div>
      <FieldMessages
        id={`${id}-messages`}
        findings={findings}
        misshapen={misshapen}
        refused={refused}
      />
      {helps && (
        <ElementHelp element={element} anchor={number.current} onClose={() => setHelps(false)} />
      )}
    </div>
  )
}
