import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import type { CopiedPart } from './use_copy'
import type { Chosen } from './use_chosen'
import { valueText } from './value_text'

const Table = styled('table')({
  'width': '100%',
  'borderCollapse': 'collapse',
  '& td, & th': {
    textAlign: 'left',
    padding: '7px 14px',
    height: 38,
    borderBottom: `1px solid ${colour.line}`,
    fontWeight: 450,
  },
  '& th': { color: colour.ink3, fontSize: 12 },
  '& tbody tr:last-child td': { borderBottom: 0 },
  '& td.part': { whiteSpace: 'nowrap' },
  '& td.choice': { width: 20, padding: '0 0 0 8px' },
  '& td.value': {
    maxWidth: 0,
    width: '32%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 12,
    color: colour.ink2,
  },
})

const tones = { added: 'green', changed: 'amber', same: 'grey' } as const

interface CopiedTableProps {
  parts: readonly CopiedPart[]
  /** Which of them are wanted, while that can still be said. */
  chosen?: Chosen
}

/** What copying does to each thing, the new and the changed first. */
export function CopiedTable({ parts, chosen: all }: CopiedTableProps) {
  const { t } = useTranslation()
  const rows = parts.flatMap((part) => part.things.map((thing) => ({ part, thing })))
  const chosen = rows.some(({ thing }) => thing.state !== 'same') ? all : undefined
  const order = ['added', 'changed', 'same']
  rows.sort((a, b) => order.indexOf(a.thing.state) - order.indexOf(b.thing.state))
  return (
    <Table>
      <thead>
        <tr>
          {chosen && <td className="choice" />}
          <th scope="col">{t('copy.part')}</th>
          <th scope="col">{t('copy.thing')}</th>
          <th scope="col">{t('copy.state')}</th>
          <th scope="col">{t('copy.before')}</th>
          <th scope="col">{t('copy.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ part, thing }) => (
          <tr key={`${part.name} ${thing.key}`}>
            {chosen && (
              <td className="choice">
                {thing.state !== 'same' && (
                  <Checkbox
                    size="small"
                    slotProps={{
                      input: { 'aria-label': t('copy.choose', { name: say(thing.name) }) },
                    }}
                    checked={chosen.has(part.name, thing.key)}
                    onChange={() => chosen.toggle(part.name, thing.key)}
                  />
                )}
              </td>
            )}
            <td className="part">{say(part.label)}</td>
            <td>{say(thing.name)}</td>
            <td>
              <Tag tone={tones[thing.state]}>{t(`copy.states.${thing.state}`)}</Tag>
            </td>
            <Value value={thing.before} />
            <Value value={thing.after} />
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={6}>{t('copy.nothing')}</td>
          </tr>
        )}
      </tbody>
    </Table>
  )
}

function Value({ value }: { value: unknown }) {
  const text = valueText(value)
  return (
    <td className="value" title={text}>
      {text || '—'}
    </td>
  )
}
