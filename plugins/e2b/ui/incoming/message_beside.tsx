import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/case/content/case_content'
import { compareDates } from '#kernel/case/content/date_comparison'
import { valueOf } from '#kernel/case/content/leaf'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { versionWords } from '#plugins/cases/contract/version_words'
import {
  type Choice,
  type Choices,
  type MergeDifference,
  mergeDifferences,
} from '#plugins/e2b/contract/merge'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { useNavigation } from '#resources/app/navigation/navigation'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { useMessages } from '#resources/kit/messages'
import { Grow, Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import type { ShownMessage } from './incoming_message'
import { allChosen, byPage, choose, counts, nextUndecided, rowOf } from './merge_state'
import { MergeTable } from './merge_table'
import { useMergeKeys } from './use_merge_keys'

interface MessageBesideProps {
  head: CaseHead
  itemId: string
  /** How many more wait for the case. */
  others: number
  onBack: () => void
}

/** A message beside the case and the message before it; what of it is accepted becomes a version. */
export function MessageBeside({ head, itemId, others, onBack }: MessageBesideProps) {
  const { data, error, reload } = useAnswer('GET /cases/{caseId}/incoming/{itemId}', {
    path: { caseId: head.id, itemId },
  })
  if (error) return <ErrorState text={error} onRetry={reload} />
  return data ? (
    <Merge key={data.revision} head={head} shown={data} others={others} onBack={onBack} />
  ) : null
}

interface MergeProps {
  head: CaseHead
  shown: ShownMessage
  others: number
  onBack: () => void
}

function Merge({ head, shown, others, onBack }: MergeProps) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const tell = useMessages()
  const { catalogue, pages } = useForms()
  const { incoming, current, last, revision, waitsFor, brings } = shown
  const grouped = useMemo(
    () => byPage(pages, mergeDifferences(incoming, current, last, catalogue)),
    [pages, incoming, current, last, catalogue]
  )
  // In the order in which they are shown, as the keys go.
  const all = useMemo(() => grouped.flatMap(({ differences }) => differences), [grouped])
  const [chosen, setChosen] = useState<Choices>({})
  const [cursor, setCursor] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const { accept, keep, undecided } = counts(all, chosen)
  const mayCreate = undecided === 0 && waitsFor === null && !isBusy
  const create = async () => {
    if (!mayCreate) return
    setBusy(true)
    try {
      const path = { caseId: head.id, itemId: shown.id }
      const body = { revision, chosen: allChosen(all, chosen) }
      await call('POST /cases/{caseId}/incoming/{itemId}/version', { path, body })
      tell.done(t('e2b:incoming.created'))
      go(`/cases/${head.id}`)
    } catch (error) {
      tell.error(sentenceOf(error))
      setBusy(false)
    }
  }
  const at = all[cursor]
  const isOlder = compareDates(dayOf(current), dayOf(incoming)) === 1
  const decide = (choice: Choice) => {
    if (!at) return
    const next = choose(chosen, [at], choice)
    setChosen(next)
    setCursor(nextUndecided(all, next, cursor))
  }
  const decideAll = (some: readonly MergeDifference[], choice: Choice) =>
    setChosen(choose(chosen, some, choice))
  useMergeKeys({
    step: (by) => setCursor(Math.min(all.length - 1, Math.max(0, cursor + by))),
    decide,
    next: () => setCursor(nextUndecided(all, chosen, cursor)),
    decideRow: (choice) =>
      at &&
      decideAll(
        all.filter((each) => rowOf(each) === rowOf(at)),
        choice
      ),
    decidePage: (choice) =>
      at &&
      decideAll(grouped.find(({ differences: some }) => some.includes(at))!.differences, choice),
    create: () => void create(),
  })
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 10 }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <Btn kind="ghost" size="small" onClick={onBack}>
          {t('e2b:incoming.back')}
        </Btn>
        <b>{shown.entry ?? shown.fileName}</b>
        <Quiet className="num">
          {t('e2b:incoming.received', { before: dayOf(current), after: dayOf(incoming) })}
        </Quiet>
        {waitsFor && <Tag tone="amber">{t(`e2b:incoming.waits.${waitsFor}`)}</Tag>}
        {isOlder && <Tag tone="amber">{t('e2b:incoming.older')}</Tag>}
        <Grow />
        {others > 0 && <Quiet>{t('e2b:incoming.others', { count: others })}</Quiet>}
      </div>
      {all.length === 0 ? (
        <EmptyState icon="check" title={t('e2b:incoming.same')} text="" />
      ) : (
        <MergeTable
          shown={shown}
          pages={grouped}
          chosen={chosen}
          at={at?.path}
          onChoose={decideAll}
          onAt={(path) => setCursor(all.findIndex((each) => each.path === path))}
        />
      )}
      <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <Quiet className="num">{t('e2b:incoming.counted', { accept, keep })}</Quiet>
        {undecided > 0 && (
          <Tag tone="amber">{t('e2b:incoming.undecided', { count: undecided })}</Tag>
        )}
        <Grow />
        <Btn kind="primary" keys="Ctrl ↵" disabled={!mayCreate} onClick={() => void create()}>
          {t('e2b:incoming.create', { version: say(versionWords(brings, head.version + 1)) })}
        </Btn>
      </div>
    </div>
  )
}

/** The day of its most recent information. */
const dayOf = ({ C_1_5: received }: CaseContent) => String(valueOf(received) ?? '—')
