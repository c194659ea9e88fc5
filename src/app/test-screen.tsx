import { lazy, Suspense } from 'react'
import { BlankLayout } from '../layouts/blank/blank-layout.tsx'
import { Titled } from './titled.tsx'

const TestHome = lazy(async () => ({ default: (await import('../views/test-home/test-home.tsx')).TestHome }))

/** The fixed route `/test/home`, outside the main layout. */
export function TestScreen() {
  return (
    <Titled title="Test home">
      <BlankLayout>
        <Suspense>
          <TestHome />
        </Suspense>
      </BlankLayout>
    </Titled>
  )
}
