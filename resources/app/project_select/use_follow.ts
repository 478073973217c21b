import { router } from '@inertiajs/react'
import { useRef } from 'react'
import { api } from '#resources/app/api'
import { sentenceOf } from '#resources/app/api_error'
import { useMessages } from '#resources/kit/messages'
import type { ProjectChoice } from './project_card'

/** Follows a project, or does so no more; the followed ones then stand first. */
export function useFollow(projects: readonly ProjectChoice[]) {
  const tell = useMessages()
  const busy = useRef(false)
  return async (project: ProjectChoice, onDone: () => void) => {
    // One after the other: each says the whole list.
    if (busy.current) return
    busy.current = true
    const others = projects.filter(({ isFollowed, id }) => isFollowed && id !== project.id)
    const followed = project.isFollowed ? others : [...others, project]
    try {
      await api.put('/proj/subscribe', { projects: followed.map(({ id }) => id) })
    } catch (error) {
      tell.error(sentenceOf(error))
    }
    router.reload({
      onFinish: () => {
        busy.current = false
        onDone()
      },
    })
  }
}
