import { useTranslation } from 'react-i18next'
import { useMomentText } from '#resources/app/moment'
import { versionText } from '../case/version_text'
import { versionsOf, type Revision } from '../history/revisions'
import { PastSide } from './past_side'
import type { SideViewProps } from './side_view'

/** Any version of the case (first report, follow-up, amendment) as it stood last, beside the form. */
export function VersionSide(props: SideViewProps) {
  const { t } = useTranslation()
  const momentText = useMomentText()
  const textOf = ({ revision, version, versionKind, at }: Revision) =>
    [
      versionText(versionKind, version),
      t('cases:strip.revision', { revision }),
      momentText(at),
    ].join(' · ')
  return (
    <PastSide
      {...props}
      kind="version"
      label={t('cases:history.version')}
      statesOf={versionsOf}
      textOf={textOf}
    />
  )
}
