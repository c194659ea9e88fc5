-- Failures count from the first one on, so that those at a busy address come to an end.
alter table login_failure rename column last_time to first_time;
