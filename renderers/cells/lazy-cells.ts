/** What is read when the first cell of a name is drawn. */
export const lazyCells = {
  Progress: () => import('./progress/progress-view.tsx'),
  Sparkline: () => import('./sparkline/sparkline-view.tsx'),
  Tags: () => import('./tags/tags-view.tsx'),
  Avatar: () => import('./avatar/avatar-view.tsx'),
  Image: () => import('./image/image-view.tsx'),
  Copyable: () => import('./copyable/copyable-view.tsx'),
  Diff: () => import('./diff/diff-view.tsx'),
  Contact: () => import('./contact/contact-view.tsx'),
  File: () => import('./file/file-view.tsx'),
}
