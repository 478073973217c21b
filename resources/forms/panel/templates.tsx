import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils'
import { styled } from '@mui/material/styles'
import { colour } from '#resources/kit/theme/tokens'

/** Fields go by the width of their own panel, whatever stands beside the form. */
const Frame = styled('div')({ containerType: 'inline-size' })

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
  '@container (max-width: 620px)': { gridColumn: `span ${span <= 6 ? 6 : 12}` },
  '@container (max-width: 360px)': { gridColumn: 'span 12' },
  'minWidth': 0,
  'scrollMargin': 80,
  'borderRadius': 6,
  '&[data-found]': { boxShadow: `0 0 0 6px ${colour.accentSoft}`, background: colour.accentSoft },
}))

/** A panel is a grid; label, number and messages belong to the field itself. */
export function PanelObjectTemplate({ properties }: ObjectFieldTemplateProps) {
  return (
    <Frame>
      <FieldGrid>{properties.map((property) => property.content)}</FieldGrid>
    </Frame>
  )
}

export function PanelFieldTemplate({ children }: FieldTemplateProps) {
  return children
}
