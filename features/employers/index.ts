export { type EmployerFields, employerNamed, saveEmployer } from './employers.ts'
