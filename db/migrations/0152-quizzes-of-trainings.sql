-- The quiz at the end of a training: without passing it, the training is not completed.
alter table trainings add column quiz_id uuid references quizzes on delete set null;
create index trainings_quiz on trainings (quiz_id) where quiz_id is not null;
