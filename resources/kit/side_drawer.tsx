import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icons'
import { Grow } from './panel'

interface SideDrawerProps {
  open: boolean
  title: string
  onClose: () => void
  width?: number
  children: ReactNode
}

/** A sheet from the right that lies over the screen. */
export function SideDrawer({ open, title, onClose, width = 420, children }: SideDrawerProps) {
  const { t } = useTranslation()
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'sx': { width }, 'aria-label': title } }}
    >
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          p: '12px 12px 12px 18px',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h2">{title}</Typography>
        <Grow />
        <IconButton onClick={onClose} aria-label={t('act.close')}>
          <Icon name="close" />
        </IconButton>
      </Stack>
      {children}
    </Drawer>
  )
}
