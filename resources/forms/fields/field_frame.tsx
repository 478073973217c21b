import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { ElementDefinition } from '#kernel/content/element_definition'
import type { Finding } from '#kernel/rules/finding'
import { say } from '#resources/app/language'
import { colour } from '#resources/kit/theme/tokens'
import { FieldMessages } from './field_messages'
import { isRequired } from './is_required'

const Label = styled('label')({
  'display': 'flex',
  'alignItems': 'baseline',
  'gap': 5,
  'marginBottom': 4,
  'fontSize': 12,
  'fontWeight': 550,
  'color': colour.ink2,
  'whiteSpace': 'nowrap',
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& b': { color: colour.red, fontWeight: 550, flex: 'none' },
  '& small': {
    marginLeft: 'auto',
    paddingLeft: 4,
    fontSize: 11,
    fontWeight: 450,
    color: colour.ink3,
    flex: 'none',
  },
})

interface FieldFrameProps {
  id: string
  element: ElementDefinition
  findings: readonly Finding[]
  children: ReactNode
}

/** Label above with the element number at the right, the box, and what the rules say under it. */
export function FieldFrame({ id, element, findings, children }: FieldFrameProps) {
  const name = say(element.name)
  const help = say(element.help)
  return (
    <>
      <Label htmlFor={id} title={help ? `${name}\n${help}` : name}>
        <span>{say(element.label ?? element.name)}</span>
        {isRequired(element, findings) && <b aria-hidden>*</b>}
        <small className="num">{element.id}</small>
      </Label>
      {children}
      <FieldMessages id={`${id}-messages`} findings={findings} />
    </>
  )
}
