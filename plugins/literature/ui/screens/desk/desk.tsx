import { styled } from '@mui/material/styles'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '#resources/app/calls/call'
import { useAnswer, useShown } from '#resources/app/calls/use_answer'
import { useNavigation } from '#resources/app/navigation/navigation'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { Grow } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { Columns } from '../../desk/desk_parts'
import { Opened } from '../../desk/opened'
import { Queue } from '../../desk/queue'
import { useDesk } from '../../desk/use_desk'
import { CountsLine } from '../../list/counts_line'
import { keyOf, type ListedArticle } from '../../literature'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%' })
const Head = styled('div')({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 12,
  'minHeight': 52,
  'padding': '0 20px',
  '& h1': { fontSize: 16, margin: 0, whiteSpace: 'nowrap' },
})

/** Articles of a queue at once; the next ones come when it is loaded again. */
const AT_ONCE = 100

/** One article after the other, decided by key. */
export default function Desk() {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const [start] = useState(() => new URLSearchParams(window.location.search))
  const [productId, setProductId] = useState(start.get('productId') ?? '')
  const [asked, setAsked] = useState(start.get('articleId'))
  const [round, setRound] = useState(0)
  const setting = useAnswer('GET /literature/setting', {})
  const wish = productId === '' ? {} : { productId }
  const counts = useAnswer('GET /literature/counts', { query: wish }, { keep: true })
  const { data, error, reload } = useShown(
    ['literature desk', productId, asked, round],
    async (signal) => {
      const query = { ...wish, waits: 'me' as const, pageSize: AT_ONCE } as const
      const waiting = await ask('GET /literature/articles', { query }, { signal })
      return { ...waiting, opened: await openedOf(asked, productId, waiting.rows, signal) }
    }
  )
  const rows = useMemo(() => (data ? [...data.opened, ...data.rows] : []), [data])
  const first = asked ? `${asked} ${productId}` : null
  const [saved, setSaved] = useState(0)
  const desk = useDesk(rows, first, () => {
    setSaved((count) => count + 1)
    counts.reload()
  })
  const { open } = desk
  useEffect(() => {
    if (first) open(first)
  }, [first, open])
  const again = () => {
    setAsked(null)
    setRound((count) => count + 1)
    counts.reload()
  }
  const isTwo = desk.row?.screeners === 2
  return (
    <Root>
      <ScreenTitle title={t('literature:desk.title')} />
      <Head>
        <h1>{t('literature:desk.title')}</h1>
        <Choice
          label={t('literature:product')}
          value={productId}
          onChoose={(id) => {
            setAsked(null)
            setProductId(id)
          }}
        >
          <option value="">{t('literature:all_products')}</option>
          {setting.data?.products.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <span className="num" role="status" style={{ whiteSpace: 'nowrap' }}>
          {rows.length > 0 && t('literature:desk.place', { at: desk.at + 1, of: rows.length })}
        </span>
        <CountsLine counts={counts.data} />
        <Grow />
        {isTwo && <Tag tone="violet">{t('literature:desk.two')}</Tag>}
        <Btn onClick={again}>{t('literature:desk.again')}</Btn>
        <Btn onClick={() => go('/literature/peport_retaieval')}>{t('literature:articles')}</Btn>
      </Head>
      {error && <ErrorState text={error} onRetry={reload} />}
      {data && rows.length === 0 && (
        <EmptyState
          icon="check"
          title={t('literature:desk.none')}
          text={t('literature:desk.none_text')}
        />
      )}
      {desk.row && (
        <Columns>
          <Queue
            {...{ rows, total: data?.total ?? 0, done: desk.done, setting: setting.data }}
            current={keyOf(desk.row)}
            onOpen={desk.open}
          />
          <Opened
            key={keyOf(desk.row)}
            {...{ row: desk.row, setting: setting.data, last: desk.done.at(-1), saved }}
            onGo={desk.go}
            onChoose={desk.choose}
            onUndo={desk.undo}
            onChanged={counts.reload}
          />
        </Columns>
      )}
    </Root>
  )
}

/** The article that the address names, where it is not among those that wait. */
async function openedOf(
  articleId: string | null,
  productId: string,
  waiting: readonly ListedArticle[],
  signal: AbortSignal
): Promise<ListedArticle[]> {
  if (!articleId || waiting.some((row) => row.articleId === articleId)) return []
  const shown = await ask(
    'GET /literature/articles/{articleId}',
    { path: { articleId }, query: { productId } },
    { signal }
  )
  const { title, status, reason, screeners, ownerName, retracted, journal, productName } = shown
  return [
    {
      ...{ articleId, productId, productName, title: title.text, year: null, journal },
      ...{ sources: [], retracted, status, reason, screeners, ownerName },
      ...{ foundAt: shown.finds[0]?.at ?? '', caseNos: [] },
    },
  ]
}
