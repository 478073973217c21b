import type { ComponentType } from 'react'
import { Slot } from '#kernel/plugins/slot'

export const belowSignIn = new Slot<ComponentType<{ onUsername: (username: string) => void }>>(
  'sign_in.below',
  'What stands below the form to sign in with, and may fill in the user name'
)
