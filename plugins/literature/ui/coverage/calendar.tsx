import { styled } from '@mui/material/styles'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAfter, daysIn } from '#plugins/literature/contract/cycle'
import { Card } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { useCycleText } from '../cycle_text'
import { type Coverage, DAYS } from './days'

const Row = styled('div')({
  'display': 'grid',
  'gridTemplateColumns': `176px repeat(${DAYS}, minmax(0, 1fr)) 56px`,
  'alignItems': 'center',
  'minHeight': 26,
  'borderBottom': `1px solid ${colour.lineSoft}`,
  '& > *': { gridRow: 1 },
  '& > span': {
    paddingLeft: 12,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > b': { textAlign: 'right', paddingRight: 12, gridColumn: DAYS + 2, fontWeight: 450 },
})
const Bar = styled('i')({
  fontStyle: 'normal',
  fontSize: 11,
  lineHeight: '19px',
  height: 19,
  marginRight: 1,
  borderRadius: 2,
  textAlign: 'center',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
})
const Head = styled(Row)({
  '& > u': { textDecoration: 'none', fontSize: 11, textAlign: 'center', color: colour.ink2 },
})

const looks = {
  covered: { background: colour.greenSoft, color: colour.green },
  waiting: {
    background: colour.amberSoft,
    color: colour.amber,
    boxShadow: `inset 0 0 0 1px ${colour.amberLine}`,
  },
  hole: {
    background: `repeating-linear-gradient(135deg, #FBD5D1 0 3px, ${colour.redSoft} 3px 7px)`,
    color: colour.redDeep,
    fontWeight: 650,
  },
  next: { color: colour.ink3, boxShadow: `inset 0 0 0 1px ${colour.line}` },
} as const satisfies Record<string, CSSProperties>

interface CalendarProps {
  coverage: Coverage
  /** The first day that is shown. */
  from: string
  nameOf: (source: string) => string
}

/** A line for each source of each product, a bar for each window, laid on its days. */
export function Calendar({ coverage, from, nameOf }: CalendarProps) {
  const { t } = useTranslation()
  const days = Array.from({ length: DAYS }, (_, at) => dayAfter(from, at))
  return (
    <Card sx={{ mb: 1.5, overflow: 'hidden' }}>
      <Head>
        <span>{t('literature:search.source')}</span>
        {days.map((day, at) => (
          <u
            key={day}
            className="num"
            title={day}
            style={{
              gridColumn: at + 2,
              ...(day === coverage.today && {
                background: colour.accent,
                color: '#fff',
                borderRadius: 3,
              }),
            }}
          >
            {day.slice(-2)}
          </u>
        ))}
        <b>{t('literature:search.hits')}</b>
      </Head>
      {coverage.products.map((product) => (
        <Product
          key={product.id}
          product={product}
          coverage={coverage}
          days={days}
          nameOf={nameOf}
        />
      ))}
    </Card>
  )
}

interface ProductProps extends Omit<CalendarProps, 'from'> {
  product: Coverage['products'][number]
  days: readonly string[]
}

function Product({ product, coverage, days, nameOf }: ProductProps) {
  const { t } = useTranslation()
  const { home, abroad, warnings } = product
  return (
    <>
      <Row style={{ background: colour.head }}>
        <span style={{ gridColumn: '1 / -1' }}>
          <b style={{ fontWeight: 600 }}>{product.name}</b>{' '}
          {t('literature:search.coverage.databases', { home, abroad })}{' '}
          {warnings.map((warning) => (
            <b key={warning} style={{ color: colour.amber, marginLeft: 10 }}>
              {t(`literature:search.warning.${warning}`)}
            </b>
          ))}
        </span>
      </Row>
      {coverage.lines
        .filter(({ productId }) => productId === product.id)
        .map((line) => (
          <SourceLine key={line.source} line={line} days={days} nameOf={nameOf} />
        ))}
    </>
  )
}

interface SourceLineProps {
  line: Coverage['lines'][number]
  days: readonly string[]
  nameOf: (source: string) => string
}

function SourceLine({ line, days, nameOf }: SourceLineProps) {
  const { t } = useTranslation()
  const cycleText = useCycleText()
  const [first, last] = [days[0]!, days.at(-1)!]
  const place = (from: string, to: string) => ({
    gridColumn: `${Math.max(daysIn(first, from), 1) + 1} / ${Math.min(daysIn(first, to), DAYS) + 2}`,
  })
  const { next } = line
  return (
    <Row role="group" aria-label={`${line.productName}: ${nameOf(line.source)}`}>
      <span>
        {nameOf(line.source)} <small style={{ color: colour.ink3 }}>{cycleText(line.cycle)}</small>
      </span>
      {line.windows.map(({ searchId, from, to, counted }) => (
        <Bar
          key={searchId}
          style={{ ...place(from, to), ...looks.covered }}
          title={`${from} – ${to}`}
        >
          {from < first && '‹ '}
          {counted}
        </Bar>
      ))}
      {line.holes.map(({ from, to, cause, days: count }) => (
        <Bar
          key={from}
          style={{ ...place(from, to), ...(cause === 'waiting' ? looks.waiting : looks.hole) }}
          title={`${from} – ${to}: ${t(`literature:search.cause.${cause}`)}`}
        >
          {cause === 'waiting'
            ? t('literature:search.cause.waiting')
            : t('literature:search.coverage.hole', { days: count })}
        </Bar>
      ))}
      {next !== null && next > first && next <= last && (
        <Bar
          style={{ ...place(next, next), ...looks.next }}
          title={t('literature:search.coverage.next', { day: next })}
        >
          ›
        </Bar>
      )}
      <b className="num">{line.windows.reduce((sum, { counted }) => sum + counted, 0)}</b>
    </Row>
  )
}
