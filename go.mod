module tileir

go 1.26
