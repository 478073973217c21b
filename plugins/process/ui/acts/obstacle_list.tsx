import { useTranslation } from 'react-i18next'
import type { Answer } from '#resources/app/calls/call'
import { say } from '#resources/app/language'
import { Tag } from '#resources/kit/tag'

interface ObstacleListProps {
  obstacles: Answer<'GET /cases/{caseId}/process/obstacles'>
  /** One of them at least stands in the way. */
  isHeld: boolean
}

/** What stands in the way of submitting a case, or is said before. */
export function ObstacleList({ obstacles, isHeld }: ObstacleListProps) {
  const { t } = useTranslation()
  return (
    <div role="status">
      <b>{t(`process:dialog.${isHeld ? 'held' : 'obstacles'}`)}</b>
      <ul style={{ margin: '4px 0 0', paddingLeft: 18 }}>
        {obstacles.map(({ label, level, sentence }, at) => (
          <li key={at}>
            <Tag tone={level === 'block' ? 'red' : 'amber'}>{say(label)}</Tag> {say(sentence)}
          </li>
        ))}
      </ul>
    </div>
  )
}
