import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Moment } from '#resources/app/moment'
import { MiniTable } from '#resources/forms/rows/mini_table'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { Tag } from '#resources/kit/tag'
import type { IncomingMessage } from './incoming_message'
import { MessageBeside } from './message_beside'

/** The messages that wait for a case, the first that came first; one of them beside it. */
export function IncomingTab({ case: head }: { case: CaseHead }) {
  const { t } = useTranslation()
  const { data, error, reload } = useAnswer('GET /cases/{caseId}/incoming', {
    path: { caseId: head.id },
  })
  const [chosen, setChosen] = useState<string | null>(null)
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data) return null
  if (chosen !== null)
    return (
      <MessageBeside
        head={head}
        itemId={chosen}
        others={data.length - 1}
        onBack={() => setChosen(null)}
      />
    )
  if (data.length === 0)
    return (
      <EmptyState icon="upload" title={t('e2b:incoming.none')} text={t('e2b:incoming.none_text')} />
    )
  return (
    <MiniTable aria-label={t('e2b:incoming.title')}>
      <tbody>
        {data.map((message) => (
          <Line key={message.id} message={message} onOpen={() => setChosen(message.id)} />
        ))}
      </tbody>
    </MiniTable>
  )
}

function Line({ message, onOpen }: { message: IncomingMessage; onOpen: () => void }) {
  const { t } = useTranslation()
  const { fileName, entry, at, brings, waitsFor } = message
  return (
    <tr>
      <td>{entry ?? fileName}</td>
      <td>
        <Moment at={at} />
      </td>
      <td>{t(`cases:versions.${brings}`)}</td>
      <td>{waitsFor && <Tag tone="amber">{t(`e2b:incoming.waits.${waitsFor}`)}</Tag>}</td>
      <td>
        <Btn size="small" onClick={onOpen}>
          {t('e2b:incoming.open')}
        </Btn>
      </td>
    </tr>
  )
}
