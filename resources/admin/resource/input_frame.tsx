import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Field } from '#kernel/fields/field'
import { say } from '#resources/app/language'
import { colour } from '#resources/kit/theme/tokens'

const Root = styled('div')({
  'minWidth': 0,
  '& > label': {
    display: 'flex',
    gap: 5,
    fontSize: 12,
    fontWeight: 550,
    color: colour.ink2,
    marginBottom: 4,
  },
  '& > label b': { color: colour.red, fontWeight: 550 },
})
const Below = styled('p')({ fontSize: 12, lineHeight: 1.45, marginTop: 4, color: colour.ink3 })

interface InputFrameProps {
  id: string
  field: Field
  error: string | null
  children: ReactNode
}

/**
 * Label above with the mark of what is required, the box, and under it what is wrong or helps. A
 * table of rows stands in a section of its own, which names it.
 */
export function InputFrame({ id, field, error, children }: InputFrameProps) {
  const help = say(field.help)
  return (
    <Root>
      {field.kind !== 'rows' && (
        <label htmlFor={id}>
          {say(field.label)}
          {field.required && <b aria-hidden>*</b>}
        </label>
      )}
      {children}
      {error ? (
        <Below id={`${id}-below`} role="alert" sx={{ color: colour.redDeep }}>
          {error}
        </Below>
      ) : (
        help && <Below id={`${id}-below`}>{help}</Below>
      )}
    </Root>
  )
}
