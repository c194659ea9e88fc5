export { modelTitles } from './contracts/model-titles.ts'
