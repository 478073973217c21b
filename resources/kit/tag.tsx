import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { colour } from './theme/tokens'

const tones = {
  red: [colour.redSoft, colour.redDeep],
  amber: [colour.amberSoft, colour.amber],
  green: [colour.greenSoft, colour.green],
  violet: [colour.violetSoft, colour.violet],
  teal: [colour.tealSoft, colour.teal],
  blue: [colour.accentSoft, colour.accent],
  grey: [colour.lineSoft, colour.ink2],
} as const

/** What a colour says: red error or overdue, amber warning, green done, violet blinded, teal in progress, grey neutral. */
export type Tone = keyof typeof tones

const Box = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(
  ({ tone }) => ({
    display: 'inline-block',
    flex: 'none',
    fontSize: 11.5,
    fontWeight: 600,
    lineHeight: '17px',
    borderRadius: 4,
    padding: '1px 7px',
    whiteSpace: 'nowrap',
    background: tones[tone][0],
    color: tones[tone][1],
  })
)

/** A word in a colour that means something; the word always goes with the colour. */
export function Tag({
  tone = 'grey',
  children,
  title,
}: {
  tone?: Tone
  children: ReactNode
  title?: string
}) {
  return (
    <Box tone={tone} title={title}>
      {children}
    </Box>
  )
}
