import { useTranslation } from 'react-i18next'
import type { RunSummary } from '#plugins/signal/contract/run'
import { Link } from '#resources/app/navigation/link'
import { Quiet } from '#resources/kit/panel'

/** What a run counted, what it left out, and which share no dictionary knows. */
export function CountedLine({ run }: { run: RunSummary }) {
  const { t } = useTranslation()
  const left = Object.entries(run.leftOut)
  const leftText = left.map(([reason, count]) =>
    t('signal:left_out_count', { reason: t(`signal:left_out.${reason as 'trial'}`), count })
  )
  const query = new URLSearchParams({ run: run.id, cell: 'out', level: 'pt', drug: '-', term: '-' })
  return (
    <Quiet style={{ marginBottom: 8 }}>
      <b>{t('signal:counted', { count: run.reports ?? 0 })}</b>{' '}
      {run.background && run.reference && (
        <>
          {t('signal:background.counted', {
            ...{ name: run.reference.name, reports: run.background.reports },
            digest: run.reference.digest.slice(0, 12),
          })}{' '}
          {t(
            run.settings.background?.projectToo
              ? 'signal:background.says_both'
              : 'signal:background.says_alone'
          )}{' '}
          {run.background.leftOut > 0 &&
            t('signal:background.left_out', { count: run.background.leftOut })}{' '}
        </>
      )}
      {t('signal:unmapped', {
        drugs: Math.round((100 * run.unmapped.drugs) / Math.max(1, run.reports ?? 0)),
        terms: Math.round((100 * run.unmapped.terms) / Math.max(1, run.reports ?? 0)),
      })}{' '}
      {run.medDra ? t('signal:med_dra', { version: run.medDra }) : ''}{' '}
      {left.length > 0 && (
        <>
          {t('signal:not_counted')} {leftText.join(t('signal:joined'))}{' '}
          <Link href={`/signal/case?${query}`} style={{ textDecoration: 'underline' }}>
            {t('signal:see')}
          </Link>
        </>
      )}
    </Quiet>
  )
}
