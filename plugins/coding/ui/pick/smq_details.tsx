import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { ErrorState } from '#resources/kit/error_state'
import { Quiet } from '#resources/kit/panel'
import { wordsOf } from '../term_names'
import { FactList } from './fact_list'

/** How an SMQ combines its terms, what it asks for, and where it comes from. */
export function SmqDetails({ version, code }: { version: string; code: number }) {
  const { t } = useTranslation()
  const { data, error, reload } = useAnswer('GET /coding/terms/{level}/{code}', {
    path: { level: 'smq', code },
    query: { version },
  })
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data?.smq) return null
  const { level, description, algorithm, note, source } = data.smq
  const lines = [
    ['level', t('coding:smq.of_five', { level })],
    ['algorithm', algorithm],
    ['description', wordsOf(description)],
    ['note', wordsOf(note)],
    ['source', wordsOf(source)],
  ] as const
  return (
    <FactList>
      {lines.map(
        ([name, says]) =>
          says && (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{t(`coding:smq.${name}`)}</dt>
              <dd>
                {says}
                {name === 'algorithm' && (
                  <Quiet style={{ display: 'block' }}>{t('coding:smq.any_term')}</Quiet>
                )}
              </dd>
            </div>
          )
      )}
    </FactList>
  )
}
