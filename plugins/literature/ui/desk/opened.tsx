import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayDo } from '#plugins/literature/contract/may'
import type { Choice, Proof } from '#plugins/literature/contract/review'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { ErrorState } from '#resources/kit/error_state'
import { useMessages } from '#resources/kit/messages'
import { CasesDrawer } from '../cases/cases_drawer'
import type { ListedArticle, Setting } from '../literature'
import { Acts } from './acts'
import { ArticleText } from './article_text'
import { Criteria } from './criteria'
import { DecisionBar } from './decision_bar'
import { Middle, Pane } from './desk_parts'
import { History } from './history'
import { PairBox } from './pair_box'
import { UndoBar } from './undo_bar'
import type { Done } from './use_desk'
import { useDeskKeys } from './use_desk_keys'
import { useProofs } from './use_proofs'

interface OpenedProps {
  row: ListedArticle
  setting: Setting | null
  last: Done | undefined
  /** Grows when something was saved. */
  saved: number
  onGo: (by: number) => void
  onChoose: (choice: Choice, reason?: string) => void
  onUndo: () => void
  onChanged: () => void
}

/** The article at hand: its text, what is chosen of it, and its criteria. */
export function Opened(props: OpenedProps) {
  const { row, setting, last, saved, onGo, onChoose, onUndo, onChanged } = props
  const { t } = useTranslation()
  const tell = useMessages()
  const [isBusy, setBusy] = useState(false)
  const [asksReason, setAsksReason] = useState(false)
  const [makesCases, setMakesCases] = useState(false)
  const { articleId, productId } = row
  const { data, error, reload } = useAnswer('GET /literature/articles/{articleId}', {
    ...{ path: { articleId }, query: { productId } },
  })
  const latest = useRef(reload)
  latest.current = reload
  useEffect(() => {
    if (saved > 0) latest.current()
  }, [saved])
  const run = (work: () => Promise<unknown>) => {
    setBusy(true)
    void work()
      .catch((refused: unknown) => tell.error(sentenceOf(refused)))
      .finally(() => {
        setBusy(false)
        reload()
        onChanged()
      })
  }
  const choose = (choice: Choice, reason?: string) => {
    setAsksReason(false)
    onChoose(choice, reason)
  }
  const status = data?.status ?? row.status
  const mayChoose = mayDo('choose', status)
  const proofs = useProofs(
    data,
    (all: readonly Proof[]) =>
      run(() =>
        call('PUT /literature/articles/{articleId}/proofs', {
          ...{ path: { articleId }, body: { productId, proofs: [...all] } },
        })
      ),
    (why) => tell.note(t(`literature:criteria.${why}`))
  )
  const reasons = (setting?.reasons ?? []).slice(0, 9)
  const whenOpen = (act: () => void) => () => mayChoose && act()
  useDeskKeys({
    J: () => onGo(1),
    K: () => onGo(-1),
    Z: onUndo,
    I: whenOpen(() => choose('include')),
    S: whenOpen(() => choose('safety')),
    U: whenOpen(() => choose('undecided')),
    E: whenOpen(() => setAsksReason(true)),
    P: () => proofs.prove('P'),
    D: () => proofs.prove('D'),
    R: () => proofs.prove('R'),
    W: () => proofs.prove('W'),
    ...Object.fromEntries(
      reasons.map(({ code }, at) => [String(at + 1), whenOpen(() => choose('exclude', code))])
    ),
  })
  if (error) return <ErrorState text={error} onRetry={reload} />
  return (
    <>
      <Middle>
        <div style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
          {data?.pairs
            .filter(({ verdict }) => verdict === 'ask')
            .map((pair) => (
              <PairBox
                key={`${pair.articleId} ${pair.otherId}`}
                pair={pair}
                onDecide={({ articleId: one, otherId }, same) =>
                  run(() =>
                    call('POST /literature/articles/{articleId}/pair', {
                      ...{ path: { articleId: one }, body: { otherId, same } },
                    })
                  )
                }
              />
            ))}
          {data && (
            <ArticleText
              article={data}
              onSplit={(id) =>
                run(() =>
                  call('DELETE /literature/articles/{articleId}/merge', { path: { articleId: id } })
                )
              }
            />
          )}
        </div>
        <UndoBar last={last} setting={setting} onUndo={onUndo} />
        <DecisionBar
          {...{ status, setting, asksReason }}
          onChoose={choose}
          onAskReason={() => setAsksReason(!asksReason)}
        />
      </Middle>
      <Pane aria-label={t('literature:desk.work')}>
        {data && (
          <>
            <Criteria
              {...{ proofs: proofs.proofs, patient: proofs.patient, patients: proofs.patients }}
              onPatient={proofs.choose}
              onRemove={proofs.remove}
            />
            <Acts article={data} isBusy={isBusy} run={run} onCases={() => setMakesCases(true)} />
            <History steps={data.steps} setting={setting} />
          </>
        )}
      </Pane>
      {makesCases && data && (
        <CasesDrawer
          article={data}
          onMade={() => {
            reload()
            onChanged()
          }}
          onClose={() => setMakesCases(false)}
        />
      )}
    </>
  )
}
