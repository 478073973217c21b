import { useState } from 'react'
import { useNavigation } from '#resources/app/navigation/navigation'
import { useMessages } from '#resources/kit/messages'
import { sentenceOf } from '../api_error'
import { call } from '../calls/call'
import { showProject } from '../project_of_window'

/**
 * Enters an environment of a project, and goes to a screen of it.
 * @returns whether that is under way, and what begins it; without a path it goes to the first screen
 */
export function useEnter() {
  const { go } = useNavigation()
  const tell = useMessages()
  const [busy, setBusy] = useState(false)
  const enter = async (projectId: string, environment: 0 | 1, path?: string) => {
    setBusy(true)
    try {
      const { next } = await call('PUT /proj/enter', { body: { projectId, environment } })
      showProject({ id: projectId, environment })
      go(path ?? next)
    } catch (error) {
      tell.error(sentenceOf(error))
      setBusy(false)
    }
  }
  return { busy, enter }
}
