import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'

const AGAIN_AFTER = 2000

/** What became of many cases that somebody acted on: how many are done, and why others are not. */
export function ManyVerdicts({ batchId }: { batchId: string }) {
  const { t } = useTranslation()
  const asked = { path: { batchId } }
  const { data } = useAnswer('GET /batches/{batchId}', asked, {
    poll: true,
    every: (batch) => (batch?.state === 'waiting' ? AGAIN_AFTER : false),
  })
  const items = useAnswer(
    'GET /batches/{batchId}/items',
    data && data.state !== 'waiting' ? { ...asked, query: { pageSize: 100 } } : null
  )
  if (!data) return null
  const { done = 0, waiting = 0 } = data.counts
  const sentences = (items.data?.rows ?? []).flatMap(({ state, sentence }) =>
    state !== 'done' && sentence ? [say(sentence)] : []
  )
  return (
    <div role="status">
      {waiting > 0
        ? t('process:many.waiting', { count: waiting })
        : t('process:many.result', { done, refused: data.total - done })}
      {sentences.length > 0 && (
        <ul style={{ paddingLeft: 18 }}>
          {[...Map.groupBy(sentences, (each) => each)].map(([sentence, all]) => (
            <li key={sentence}>
              {sentence} × {all.length}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
