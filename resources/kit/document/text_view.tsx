import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { DocumentScroll } from './document_scroll'

const Paper = styled('pre')({
  margin: 0,
  padding: '18px 20px',
  minHeight: '100%',
  background: '#fff',
  font: 'inherit',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

/** A plain text; what is no UTF-8 is read as GB 18030, as Chinese editors write it. */
export function TextView({ bytes, zoom }: { bytes: Uint8Array; zoom: number }) {
  const text = useMemo(() => decode(bytes), [bytes])
  return (
    <DocumentScroll tabIndex={0}>
      <Paper style={{ fontSize: 13 * zoom }}>{text}</Paper>
    </DocumentScroll>
  )
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
