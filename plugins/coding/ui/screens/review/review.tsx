import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { useNavigation } from '#resources/app/navigation/navigation'
import { styled } from '@mui/material/styles'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { call } from '#resources/app/calls/call'
import { Btn } from '#resources/kit/btn'
import { ErrorState } from '#resources/kit/error_state'
import { Card } from '#resources/kit/panel'
import { PageHeader } from '#resources/kit/page_header'
import { TablePager } from '#resources/kit/table/table_pager'
import { colour } from '#resources/kit/theme/tokens'
import { useConfirm } from '#resources/kit/confirm'
import { TermDialog } from '../../pick/term_dialog'
import { NothingListed } from '../../review/nothing_listed'
import { PassedOver } from '../../review/passed_over'
import { ReviewBar } from '../../review/review_bar'
import { useOpenVerbatims } from '../../review/use_open_verbatims'
import { useReviewActs } from '../../review/use_review_acts'
import { VerbatimList } from '../../review/verbatim_list'
import { VerbatimPanel } from '../../review/verbatim_panel'
import { RunStrip } from '../../runs/run_strip'
import { useTakeBack } from '../../runs/use_take_back'

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '16px 20px 20px',
})
const Body = styled(Card)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
})
const Left = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  borderRight: `1px solid ${colour.line}`,
})

interface ReviewProps {
  /** New codes are taken from it. */
  version: string | null
  /** The version that the project has chosen, when it is in use no longer. */
  passedOver: string | null
}

/** What waits for a coder in all cases of the project, worked through by keyboard. */
export default function Review({ version, passedOver }: ReviewProps) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const confirm = useConfirm()
  const verbatims = useOpenVerbatims()
  const { wish, ask, data, rows, chosen, error, stale, reload, pageSize, setPageSize } = verbatims
  const { acts, runs, assign, busy, isPicking, stopPicking } = useReviewActs(verbatims)
  const isOpen = wish.view === 'open'
  const takeBack = useTakeBack(runs)
  const autocode = async () => {
    const question = {
      title: t('coding:review.autocode_question'),
      text: t('coding:review.autocode_text'),
      act: t('coding:review.autocode'),
    }
    if (await confirm(question))
      await runs.start(() => call('POST /coding/runs/autocode', { body: {} }))
  }
  const isEmpty = data !== null && data.total === 0
  const fact = () => {
    if (!version) return t('coding:pick.not_loaded')
    if (!isOpen || !data) return t('coding:pick.meddra', { version })
    const facts = { version, count: data.total }
    return wish.text ? t('coding:review.fact_found', facts) : t('coding:review.fact', facts)
  }
  return (
    <Page>
      <ScreenTitle title={t('coding:review.title')} />
      <PageHeader
        title={t('coding:review.title')}
        fact={fact()}
        actions={
          <Stack direction="row" spacing={1}>
            <Btn icon="history" onClick={() => go('/coding/runs')}>
              {t('coding:runs.title')}
            </Btn>
            <Btn icon="swap" onClick={() => go('/coding/recoding')}>
              {t('coding:recoding.title')}
            </Btn>
            <Btn kind="primary" disabled={!version || busy} onClick={() => void autocode()}>
              {t('coding:review.autocode')}
            </Btn>
          </Stack>
        }
      />
      {runs.run && (
        <RunStrip
          run={runs.run}
          onClose={runs.forget}
          onTakeBack={() => void takeBack(runs.run!)}
        />
      )}
      {passedOver && <PassedOver chosen={passedOver} instead={version} />}
      <ReviewBar wish={wish} onAsk={ask} />
      {error || isEmpty ? (
        <Card sx={{ flex: 1 }}>
          {error ? <ErrorState text={error} onRetry={reload} /> : <NothingListed wish={wish} />}
        </Card>
      ) : (
        <Body>
          <Left>
            <VerbatimList
              rows={rows}
              at={verbatims.at}
              busy={stale}
              isLookedUp={Boolean(data?.version)}
              onChoose={verbatims.choose}
            />
            <TablePager
              page={wish.page}
              pageSize={pageSize}
              total={data?.total}
              onPage={(page) => ask({ page })}
              onPageSize={setPageSize}
            />
          </Left>
          {chosen && (
            <VerbatimPanel
              row={chosen}
              acts={acts}
              busy={busy}
              isLookedUp={Boolean(data?.version)}
            />
          )}
        </Body>
      )}
      {isPicking && chosen && (
        <TermDialog
          words={chosen.verbatim}
          version={data?.version ?? ''}
          onTake={({ code }) => void assign(Number(code))}
          onClose={stopPicking}
        />
      )}
    </Page>
  )
}
