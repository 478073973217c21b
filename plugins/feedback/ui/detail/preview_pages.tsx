import { styled } from '@mui/material/styles'
import type { PreviewEntry, PreviewPage } from '#plugins/e2b/contract/preview_page'
import { say } from '#resources/app/language'
import { Panel, Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'

const List = styled('dl')({
  'display': 'grid',
  'gridTemplateColumns': '110px minmax(0, 2fr) minmax(0, 3fr)',
  'gap': '3px 12px',
  'margin': 0,
  'padding': '8px 14px 12px',
  '& dt': { color: colour.ink2, fontSize: 12.5 },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
})

const Row = styled('div')({
  'gridColumn': '1 / -1',
  'borderLeft': `2px solid ${colour.line}`,
  'marginLeft': 4,
  '& dl': { padding: '2px 0 4px 10px' },
  '& h4': { margin: '4px 0 0 10px', fontSize: 12.5, fontWeight: 600 },
})

/** What a report says, by the pages of the case editor. */
export function PreviewPages({ pages }: { pages: readonly PreviewPage[] }) {
  return pages.map(({ title, entries }) => (
    <Panel key={title.en} title={say(title)} level="h3">
      <Entries entries={entries} />
    </Panel>
  ))
}

function Entries({ entries }: { entries: readonly PreviewEntry[] }) {
  const elements = entries.filter((entry) => entry.kind === 'element')
  const rows = entries.filter((entry) => entry.kind === 'row')
  return (
    <>
      {elements.length > 0 && (
        <List>
          {elements.map(({ id, name, value }) => (
            <Element key={id} id={id} name={say(name)} value={say(value)} />
          ))}
        </List>
      )}
      {rows.map(({ id, name, position, entries: below }) => (
        <Row key={`${id} ${position}`}>
          <h4>
            {say(name)} {position} <Quiet className="num">{id}</Quiet>
          </h4>
          <Entries entries={below} />
        </Row>
      ))}
    </>
  )
}

function Element({ id, name, value }: { id: string; name: string; value: string }) {
  return (
    <>
      <dt className="num">{id}</dt>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
