import { useTranslation } from 'react-i18next'
import type { Answer } from '#resources/app/calls/call'
import { say } from '#resources/app/language'
import { Tag } from '#resources/kit/tag'
import { HindranceText } from '../way/hindrance_text'

interface ObstacleListProps {
  caseId: string
  obstacles: Answer<'GET /cases/{caseId}/process/obstacles'>
  /** One of them at least stands in the way. */
  isHeld: boolean
  /** One goes where an obstacle is mended. */
  onLeave: () => void
}

/** What stands in the way of submitting a case, or is said before. */
export function ObstacleList({ caseId, obstacles, isHeld, onLeave }: ObstacleListProps) {
  const { t } = useTranslation()
  return (
    <div role="status">
      <b>{t(`process:dialog.${isHeld ? 'held' : 'obstacles'}`)}</b>
      <ul style={{ margin: '4px 0 0', paddingLeft: 18 }}>
        {obstacles.map(({ label, level, ...hindrance }, at) => (
          <li key={at}>
            <Tag tone={level === 'block' ? 'red' : 'amber'}>{say(label)}</Tag>{' '}
            <HindranceText caseId={caseId} hindrance={hindrance} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </div>
  )
}
