import type { ComponentType } from 'react'
import { Slot } from '#kernel/plugins/slot'

export const homePanels = new Slot<ComponentType>(
  'home.project',
  'A panel at the home of a project'
)
