import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { SideDrawer } from '#resources/kit/side_drawer'
import { colour } from '#resources/kit/theme/tokens'
import { say } from '#resources/app/language'
import { useAnswer } from '#resources/app/calls/use_answer'

const Line = styled('ol')({
  'listStyle': 'none',
  'padding': '18px 18px 18px 24px',
  '& li': {
    position: 'relative',
    borderLeft: `1px solid ${colour.line}`,
    padding: '0 0 18px 18px',
  },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: -5,
    top: 5,
    width: 9,
    height: 9,
    borderRadius: '50%',
    background: colour.accent,
  },
  '& time': { color: colour.ink3, fontSize: 12, marginLeft: 8 },
})

/** The versions of the product: number, release date, what is new. */
export function VersionHistory({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error, reload } = useAnswer('GET /upgrade', open ? {} : null)
  const versions = data?.dataList ?? []
  return (
    <SideDrawer open={open} title={t('news:version_history.title')} onClose={onClose}>
      {error && <ErrorState text={error} onRetry={reload} />}
      {data && versions.length === 0 && (
        <EmptyState icon="history" title={t('news:version_history.none')} />
      )}
      <Line>
        {versions.map((version) => (
          <li key={version.suVersion}>
            <b>{version.suVersion}</b>
            {version.releaseTime && <time className="num">{version.releaseTime}</time>}
            <p>{say(version.suDetails)}</p>
          </li>
        ))}
      </Line>
    </SideDrawer>
  )
}
