import { styled } from '@mui/material/styles'
import { linesOf, type Prose } from '#plugins/sur/contract/prose'

const Sheet = styled('div')({
  'padding': '14px 36px',
  'lineHeight': 1.8,
  'whiteSpace': 'pre-wrap',
  'overflowWrap': 'break-word',
  '& p': { margin: '0 0 8px' },
})

/** The text of a section as it is read. */
export function ProseText({ prose }: { prose: Prose }) {
  return (
    <Sheet>
      {linesOf(prose).map(({ kind, text }, at) =>
        kind === 'heading' ? <h3 key={at}>{text}</h3> : <p key={at}>{text}</p>
      )}
    </Sheet>
  )
}
