import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils'
import { styled } from '@mui/material/styles'
import { colour } from '#resources/kit/theme/tokens'

/** Fields go by the width of their own panel, whatever stands beside the form. */
const Frame = styled('div')({ containerType: 'inline-size' })

/**
 * Twelve columns; a field says how many of them it takes. Its label, its box and what is said of it are
 * lines of the grid: a label that needs two lines moves the boxes beside it down with its own.
 */
const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: 14,
  padding: '14px 14px 2px',
})

export const Cell = styled('div', { shouldForwardProp: (prop) => prop !== 'span' })<{
  span: number
}>(({ span }) => ({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(0, 1fr)',
  'gridTemplateRows': 'subgrid',
  'gridRow': 'span 3',
  'alignItems': 'start',
  'marginBottom': 12,
  'gridColumn': `span ${span}`,
  '@container (max-width: 620px)': { gridColumn: `span ${span <= 6 ? 6 : 12}` },
  '@container (max-width: 360px)': { gridColumn: 'span 12' },
  'minWidth': 0,
  'scrollMargin': 80,
  'borderRadius': 6,
  '&[data-found]': { boxShadow: `0 0 0 6px ${colour.accentSoft}`, background: colour.accentSoft },
}))

/**
 * A panel is a grid; label, number and messages belong to the field itself. What stands in the field
 * of another element (the unit of a number) is hidden.
 */
export function PanelObjectTemplate({ properties }: ObjectFieldTemplateProps) {
  return (
    <Frame>
      <FieldGrid>
        {properties.filter(({ hidden }) => !hidden).map(({ content }) => content)}
      </FieldGrid>
    </Frame>
  )
}

export function PanelFieldTemplate({ children }: FieldTemplateProps) {
  return children
}
