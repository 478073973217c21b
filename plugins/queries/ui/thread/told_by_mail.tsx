import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Moment } from '#resources/app/moment'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { Quiet } from '#resources/kit/panel'
import type { Thread } from '../query'

const List = styled('ul')({ listStyle: 'none', margin: '14px 0 0', padding: 0 })
const Line = styled('li')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 28 })

/** The mails that told of a query, and what became of each; one may be sent again. */
export function ToldByMail({ query: { id, revision } }: { query: Thread }) {
  const { t } = useTranslation()
  const tell = useMessages()
  const { data, reload } = useAnswer('GET /query/mail/record', { query: { queryId: id } })
  const again = async (queryMailId: string) => {
    try {
      await call('POST /query/mail/record/{queryMailId}', { path: { queryMailId } })
      tell.done(t('queries:mail.again_done'))
    } catch (refusal) {
      tell.error(sentenceOf(refusal))
    }
    reload()
  }
  if (!data || data.rows.length === 0) return null
  return (
    <List key={revision} aria-label={t('queries:mail.list')}>
      {data.rows.map(({ id: mailId, toName, state, settledAt }) => (
        <Line key={mailId}>
          <Quiet>
            {t(`queries:mail.state.${state}`, { name: toName })}
            {settledAt && (
              <>
                {' '}
                · <Moment at={settledAt} />
              </>
            )}
          </Quiet>
          {state !== 'waiting' && (
            <Btn kind="ghost" size="small" onClick={() => void again(mailId)}>
              {t('queries:mail.again')}
            </Btn>
          )}
        </Line>
      ))}
    </List>
  )
}
