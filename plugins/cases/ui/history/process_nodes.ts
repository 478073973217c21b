import { createContext, use } from 'react'
import { say } from '#resources/app/language'
import type { ProcessNode } from '../../contract/process'

/** The steps of the process of the project, for the names of those that the trail notes. */
export const ProcessNodes = createContext<readonly Pick<ProcessNode, 'key' | 'name'>[]>([])

/** The name of a step; of another process than that of today only its key is known. */
export function useNodeName() {
  const nodes = use(ProcessNodes)
  return (status: unknown): unknown => {
    const node = nodes.find(({ key }) => key === status)
    return node ? say(node.name) : status
  }
}
