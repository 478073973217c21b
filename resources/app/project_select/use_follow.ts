import { useNavigation } from '#resources/app/navigation/navigation'
import { useRef, useState } from 'react'
import { call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import { useMessages } from '#resources/kit/messages'
import type { ProjectChoice } from './project_card'

/**
 * Follows a project, or does so no more; the followed ones then stand first.
 * @returns the projects with their stars as they were clicked last, and what a click does
 */
export function useFollow(choices: readonly ProjectChoice[]) {
  const tell = useMessages()
  const { reload } = useNavigation()
  const [clicked, setClicked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const last = useRef(Promise.resolve())
  const waiting = useRef(0)
  const projects = choices.map((project) => ({
    ...project,
    isFollowed: clicked.get(project.id) ?? project.isFollowed,
  }))
  const send = async ({ id, isFollowed }: ProjectChoice) => {
    try {
      await call('PUT /proj/subscribe', { body: isFollowed ? { remove: [id] } : { add: [id] } })
    } catch (error) {
      tell.error(sentenceOf(error))
    }
    waiting.current--
  }
  const follow = (project: ProjectChoice, onDone: () => void) => {
    setClicked((now) => new Map(now).set(project.id, !project.isFollowed))
    waiting.current++
    const finish = () => {
      if (waiting.current > 0) return
      setClicked(new Map())
      onDone()
    }
    // One after the other, in the order of the clicks; they move when the last one is done.
    last.current = last.current.then(async () => {
      await send(project)
      if (waiting.current === 0) reload({ onFinish: finish })
    })
  }
  return { projects, follow }
}
