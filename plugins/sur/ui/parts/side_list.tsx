import { styled } from '@mui/material/styles'
import { Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'

const Root = styled('nav')({
  'background': colour.card,
  'borderRight': `1px solid ${colour.line}`,
  'padding': '8px 0',
  '& button': {
    'display': 'flex',
    'justifyContent': 'space-between',
    'gap': 8,
    'width': '100%',
    'padding': '6px 12px',
    'border': 0,
    'background': 'none',
    'font': 'inherit',
    'color': colour.ink,
    'textAlign': 'left',
    'cursor': 'pointer',
    '&:hover': { background: colour.hover },
    '&[aria-current]': {
      background: colour.accentSoft,
      color: colour.accent,
      fontWeight: 600,
      boxShadow: `inset 3px 0 0 ${colour.accent}`,
    },
  },
})

interface SideListProps {
  label: string
  entries: readonly { readonly key: string; readonly label: string; readonly fact: string }[]
  chosen: string
  onChoose: (key: string) => void
}

/** What a pane can show, at its left. */
export function SideList({ label, entries, chosen, onChoose }: SideListProps) {
  return (
    <Root aria-label={label}>
      {entries.map(({ key, label: text, fact }) => (
        <button
          key={key}
          type="button"
          aria-current={key === chosen || undefined}
          onClick={() => onChoose(key)}
        >
          <span>{text}</span>
          <Quiet>{fact}</Quiet>
        </button>
      ))}
    </Root>
  )
}
