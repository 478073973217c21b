import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMomentText } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import { Choice } from '#resources/kit/choice'
import { actText } from '../case/act_text'
import { versionText } from '../case/version_text'
import { versionsOf, type Revision } from './revisions'

interface StateChoiceProps {
  label: string
  revisions: readonly Revision[]
  /** 0 is the empty case before the first save. */
  value: number
  onChoose: (revision: number) => void
}

/** A state of the case: a version as it stood last, or any of its revisions. */
export function StateChoice({ label, revisions, value, onChoose }: StateChoiceProps) {
  const { t } = useTranslation()
  const momentText = useMomentText()
  const [asVersion, setAsVersion] = useState(false)
  const versions = versionsOf(revisions)
  const isVersion = asVersion && versions.some(({ revision }) => revision === value)
  return (
    <Choice
      grow
      label={label}
      value={`${isVersion ? 'version' : 'revision'} ${value}`}
      onChoose={(chosen) => {
        const [kind, revision] = chosen.split(' ')
        setAsVersion(kind === 'version')
        onChoose(Number(revision))
      }}
    >
      <optgroup label={t('cases:history.versions')}>
        {versions.map(({ revision, version, versionKind, at }) => (
          <option key={revision} value={`version ${revision}`}>
            {versionText(versionKind, version)} · {t('cases:strip.revision', { revision })} ·{' '}
            {momentText(at)}
          </option>
        ))}
      </optgroup>
      <optgroup label={t('cases:history.revisions')}>
        {revisions.map(({ revision, act, at, actorName }) => (
          <option key={revision} value={`revision ${revision}`}>
            {t('cases:strip.revision', { revision })} · {actText(t, act)} · {momentText(at)} ·{' '}
            {whoText(actorName)}
          </option>
        ))}
        <option value="revision 0">
          {t('cases:history.beginning')} · {t('cases:history.empty_case')}
        </option>
      </optgroup>
    </Choice>
  )
}
