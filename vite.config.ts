import adonisjs from '@adonisjs/vite/client'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { pdfData } from './scripts/lib/pdf_data.ts'

const room = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url))

export default defineConfig({
  plugins: [
    adonisjs({
      entryPoints: ['resources/app/main.tsx', 'resources/admin/main.tsx'],
      reload: ['resources/views/**/*.edge'],
    }),
    react(),
    pdfData(),
  ],
  resolve: {
    // The import aliases of package.json, for the bundler.
    alias: [
      { find: '#resources', replacement: room('resources') },
      { find: '#kernel', replacement: room('kernel') },
      { find: '#plugins', replacement: room('plugins') },
      { find: '#schemas', replacement: room('form-schemas') },
    ],
  },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    assetsInlineLimit: 0, // fonts and pictures stay files: the CSP allows no data: addresses
  },
})
