import { useTranslation } from 'react-i18next'
import { useMomentText } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import { actText } from '../case/act_text'
import type { Revision } from '../history/revisions'
import { PastSide } from './past_side'
import type { SideViewProps } from './side_view'

const all = (saves: readonly Revision[]) => saves

/** Any revision of the case beside the form. */
export function RevisionSide(props: SideViewProps) {
  const { t } = useTranslation()
  const momentText = useMomentText()
  const textOf = ({ revision, act, at, actorName }: Revision) =>
    [
      t('cases:strip.revision', { revision }),
      actText(t, act),
      momentText(at),
      whoText(actorName),
    ].join(' · ')
  return (
    <PastSide
      {...props}
      kind="revision"
      label={t('cases:history.revision')}
      statesOf={all}
      textOf={textOf}
    />
  )
}
