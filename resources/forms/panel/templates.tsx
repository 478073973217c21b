import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils'
import { styled } from '@mui/material/styles'
import { colour } from '#resources/kit/theme/tokens'

/** Twelve columns; a field says how many of them it takes. */
const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: '12px 14px',
  padding: 14,
  alignItems: 'start',
})

export const Cell = styled('div', { shouldForwardProp: (prop) => prop !== 'span' })<{
  span: number
}>(({ span }) => ({
  'gridColumn': `span ${span}`,
  'minWidth': 0,
  'scrollMargin': 80,
  'borderRadius': 6,
  '&[data-found]': { boxShadow: `0 0 0 6px ${colour.accentSoft}`, background: colour.accentSoft },
}))

/** A panel is a grid; label, number and messages belong to the field itself. */
export function PanelObjectTemplate({ properties }: ObjectFieldTemplateProps) {
  return <FieldGrid>{properties.map((property) => property.content)}</FieldGrid>
}

export function PanelFieldTemplate({ children }: FieldTemplateProps) {
  return children
}
