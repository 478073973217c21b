import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { Card, Panel, Quiet } from '#resources/kit/panel'
import { RunStrip } from '../runs/run_strip'
import type { UsedVersions } from './impact'
import { ImpactTable } from './impact_table'
import type { useRecoding } from './use_recoding'

interface RecodingPanelProps {
  versions: UsedVersions
  recoding: ReturnType<typeof useRecoding>
}

/** From which version to which, what that means, and doing it. */
export function RecodingPanel({ versions, recoding }: RecodingPanelProps) {
  const { t } = useTranslation()
  const { from, to, data, error, reload, runs } = recoding
  const hasCases = (data?.cases ?? 0) > 0
  const changed = data?.terms.length ?? 0
  // Until the report is there nobody knows that nothing changes.
  const isOnItsWay = from !== '' && to !== '' && data === null
  return (
    <>
      {runs.run && <RunStrip run={runs.run} onClose={runs.forget} />}
      <div style={{ display: 'flex', gap: 8, alignItems: 'center', margin: '12px 0' }}>
        <Choice tall label={t('coding:recoding.from')} value={from} onChoose={recoding.chooseFrom}>
          {from === '' && <option value="">{t('coding:recoding.no_older')}</option>}
          {versions.used
            .filter(({ version }) => version !== to)
            .map(({ version, cases }) => (
              <option key={version} value={version}>
                {t('coding:recoding.version_cases', { version, count: cases })}
              </option>
            ))}
        </Choice>
        <span aria-hidden>→</span>
        <Choice tall label={t('coding:recoding.to')} value={to} onChoose={recoding.chooseTo}>
          {to === '' && <option value="">{t('coding:pick.not_loaded')}</option>}
          {versions.active.map((version) => (
            <option key={version} value={version}>
              {t('coding:pick.meddra', { version })}
            </option>
          ))}
        </Choice>
        <Btn
          kind="primary"
          disabled={!hasCases || runs.busy}
          onClick={() => void recoding.recode()}
        >
          {t('coding:recoding.recode')}
        </Btn>
        {recoding.missing.length > 0 && (
          <Quiet>{t('coding:recoding.need', { count: recoding.missing.length })}</Quiet>
        )}
      </div>
      {error ? (
        <Card>
          <ErrorState text={error} onRetry={reload} />
        </Card>
      ) : (
        <Panel
          title={t('coding:recoding.impact')}
          hint={
            data && from
              ? [
                  t('coding:review.cases', { count: data.cases }),
                  t('coding:recoding.terms', { count: data.codes }),
                  t('coding:recoding.changed', { count: changed }),
                ].join(' · ')
              : undefined
          }
        >
          {isOnItsWay ? (
            <Skeleton height={220} sx={{ mx: 1.75, transform: 'none', my: 1.5 }} />
          ) : changed > 0 ? (
            <ImpactTable
              terms={data!.terms}
              version={to}
              replacements={recoding.replacements}
              onReplace={recoding.replace}
            />
          ) : to === '' ? (
            <EmptyState
              icon="book"
              title={t('coding:pick.not_loaded')}
              text={t('coding:recoding.no_version_text')}
            />
          ) : (
            <EmptyState
              icon="check"
              title={hasCases ? t('coding:recoding.none') : t('coding:recoding.no_cases')}
              text={hasCases ? t('coding:recoding.none_text') : t('coding:recoding.no_cases_text')}
            />
          )}
        </Panel>
      )}
    </>
  )
}
