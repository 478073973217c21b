import IconButton from '@mui/material/IconButton'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#resources/kit/icons'
import { colour } from '#resources/kit/theme/tokens'

interface FollowStarProps {
  code: string
  isFollowed: boolean
  /** @param onDone when the star may have moved with its project */
  onFollow: (onDone: () => void) => void
}

/** A star that is full on a project that the user follows. */
export function FollowStar({ code, isFollowed, onFollow }: FollowStarProps) {
  const { t } = useTranslation()
  const star = useRef<HTMLButtonElement>(null)
  const label = t('project.follow', { code })
  return (
    <IconButton
      ref={star}
      size="small"
      aria-label={label}
      aria-pressed={isFollowed}
      title={t(isFollowed ? 'project.followed' : 'project.not_followed')}
      // Whoever goes by keyboard stays where they are when it moves.
      onClick={() => onFollow(() => star.current?.focus())}
      sx={{
        'color': isFollowed ? colour.amberMark : colour.ink3,
        '& path': { fill: isFollowed ? 'currentColor' : 'none' },
      }}
    >
      <Icon name="star" size={20} />
    </IconButton>
  )
}
